/** By what the rows of a subscription are narrowed: as the list or the report was when the form was opened. */
import type { ControlProps } from '../generate/kinds/Control.ts';
import { BaseInput } from '../generate/kinds/inputs/BaseInput.tsx';
import { useQueryText } from './subscribed.ts';

export default function QueryInput(props: ControlProps) {
  return (
    <BaseInput
      {...props}
      value={useQueryText()(props.value)}
      onText={() => undefined}
      more={{ multiline: true, slotProps: { htmlInput: { readOnly: true } } }}
    />
  );
}
