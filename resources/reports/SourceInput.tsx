/** Which records a subscription sends: those of the list or report from which the form was opened. */
import { useTranslate } from 'ra-core';
import type { ControlProps } from '../generate/kinds/Control.ts';
import { BaseInput } from '../generate/kinds/inputs/BaseInput.tsx';
import { useSourceText } from './subscribed.ts';

export default function SourceInput(props: ControlProps) {
  const translate = useTranslate();
  const text = useSourceText()(props.values.about, props.value);
  return (
    <BaseInput
      {...props}
      value={text}
      hint={text ? props.hint : translate('resources.report-subscriptions.choose')}
      onText={() => undefined}
      more={{ slotProps: { htmlInput: { readOnly: true } } }}
    />
  );
}
