import { Box, Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { errorText } from '#src/kit/values/errorText.ts';
import { type PushState, pushState, turnOffPush, turnOnPush } from './pushDevice.ts';

const STATE = ['push-device'];

/** Push messages need the consent of the person in each browser. */
export function PushDevice() {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { data: state, error } = useQuery({ queryKey: STATE, queryFn: pushState, retry: false });
  const isOn = state === 'on';
  const change = async (to: () => Promise<PushState>) => {
    setBusy(true);
    try {
      const now = await to();
      client.setQueryData(STATE, now);
      // Neither where the person has not answered the browser’s question.
      if (now === (isOn ? 'off' : 'on'))
        notify(translate(isOn ? 'channels.turnedOff' : 'channels.turnedOn'), { type: 'success' });
    } catch (failure) {
      // A browser without a push service says so only when it is asked to subscribe.
      notify(failure instanceof DOMException ? translate('channels.unavailable') : errorText(translate, failure), {
        type: 'error',
      });
    } finally {
      setBusy(false);
    }
  };
  const text = state === 'denied' || state === 'unavailable' ? `channels.${state}` : 'channels.deviceText';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 3 }}>
      <Box sx={{ flex: '1 1 240px' }}>
        <Typography sx={{ fontWeight: 600 }}>{translate('channels.device')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {error ? errorText(translate, error) : translate(text)}
        </Typography>
      </Box>
      {state === 'on' || state === 'off' ? (
        <Button variant="outlined" disabled={isBusy} onClick={() => void change(isOn ? turnOffPush : turnOnPush)}>
          {translate(isOn ? 'channels.turnOff' : 'channels.turnOn')}
        </Button>
      ) : null}
    </Box>
  );
}
