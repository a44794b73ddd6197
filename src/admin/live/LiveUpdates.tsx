import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyTo } from './apply.ts';
import { connect } from './connection.ts';

/** Keeps what is on the screen up to date while the portal is open. Shows nothing itself. */
export function LiveUpdates() {
  const client = useQueryClient();
  useEffect(() => {
    const { stop, ...listener } = applyTo(client);
    const disconnect = connect(listener);
    return () => {
      disconnect();
      stop();
    };
  }, [client]);
  return null;
}
