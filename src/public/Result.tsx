import type { ReactNode } from 'react';
import { Frame } from './Frame.tsx';
import { ResultIcon, type ResultIconKind } from './ResultIcon.tsx';

interface Props {
  sign: ResultIconKind;
  title: string;
  text: string;
  /** What happens next, in order. */
  steps?: readonly string[];
  /** Content between the text and the links. */
  facts?: ReactNode;
  /** The links to continue; the first is the primary one. */
  children: ReactNode;
}

/** A page with a result, the next steps, and links to continue. */
export function Result({ sign, title, text, steps = [], facts, children }: Props) {
  return (
    <Frame title={title}>
      <ResultIcon kind={sign} />
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
