import { Collapsible } from '#src/kit/values/Collapsible.tsx';
import { Example } from '../Example.tsx';

const line = 'Deliveries come in through the loading bay on the north side, and never through the lobby. ';

export default function Collapsibles() {
  return (
    <>
      <Example title="Long text">
        <Collapsible>{line.repeat(20)}</Collapsible>
      </Example>
      <Example title="Short text">
        <Collapsible>{line}</Collapsible>
      </Example>
    </>
  );
}
