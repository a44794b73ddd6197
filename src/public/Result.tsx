import type { ReactNode } from 'react';
import { Frame } from './Frame.tsx';
import { Sign, type SignKind } from './Sign.tsx';

interface Props {
  sign: SignKind;
  title: string;
  text: string;
  /** What happens next, in order. */
  steps?: readonly string[];
  /** What stands between the text and the ways on. */
  facts?: ReactNode;
  /** The ways on; the first one is the usual one. */
  children: ReactNode;
}

/** A page that says how something ended, what happens next, and how to go on. */
export function Result({ sign, title, text, steps = [], facts, children }: Props) {
  return (
    <Frame title={title}>
      <Sign kind={sign} />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {facts}
      {steps.length ? (
        <ol className="steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : null}
      <div className="ways">{children}</div>
    </Frame>
  );
}
