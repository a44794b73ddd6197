/** How the answers to questions are shown: in a table as one line, on a record's page each below its question. */
import { useLocale } from 'ra-core';
import type { GivenAnswer } from '#schemas/kernel/fields/answers.ts';
import { answerText, wordsOf } from '#schemas/kernel/fields/answerText.ts';
import { formatNumber } from '#src/kit/dates/formats.ts';
import { formatDate, formatTime } from '#src/kit/values/dateTime.ts';
import { useJoined } from '#src/kit/values/useJoined.ts';
import type { DisplayProps } from './Display.ts';

function useAnswerText(): (answer: GivenAnswer) => string {
  const locale = useLocale();
  return (answer) => {
    if (answer.type === 'DATE') return formatDate(String(answer.value), locale);
    if (answer.type === 'TIME') return formatTime(String(answer.value), locale);
    return typeof answer.value === 'number' ? formatNumber(answer.value, locale) : answerText(answer, locale);
  };
}

function AnswersText({ value }: DisplayProps) {
  const textOf = useAnswerText();
  return <>{useJoined()((value as GivenAnswer[]).map(textOf))}</>;
}

function AnswersList({ value }: DisplayProps) {
  const locale = useLocale();
  const textOf = useAnswerText();
  return (
    <dl style={{ margin: 0 }}>
      {(value as GivenAnswer[]).map((answer) => (
        <div key={answer.id} style={{ marginBlockEnd: '0.5rem' }}>
          <dt style={{ opacity: 0.75 }}>{wordsOf(answer.label, locale)}</dt>
          <dd style={{ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{textOf(answer)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A chunk of its own: hardly a list shows answers. */
export default function Answers({ isWhole, ...shown }: DisplayProps & { isWhole: boolean }) {
  return isWhole ? <AnswersList {...shown} /> : <AnswersText {...shown} />;
}
