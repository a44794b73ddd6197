import { TextField } from '../TextField.tsx';
import { useTranslation } from '../translation.tsx';
import { type Entered, newWorker } from './entered.ts';

interface Props {
  most: number;
  workers: Entered['workers'];
  errors: Readonly<Record<string, string>>;
  onChange: (workers: Entered['workers']) => void;
}

/** The people who will work, one below the other. */
export function Workers({ most, workers, errors, onChange }: Props) {
  const { t } = useTranslation();
  const change = (id: string, values: Partial<Entered['workers'][number]>) =>
    onChange(workers.map((one) => (one.id === id ? { ...one, ...values } : one)));
  return (
    <>
      {workers.map((worker, index) => (
        <div key={worker.id} className="contractor-worker">
          <TextField
            id={`worker.${worker.id}`}
            label={t('contractor.workerName', { number: index + 1 })}
            error={errors[`worker.${worker.id}`]}
            value={worker.workerName}
            maxLength={120}
            required={index === 0}
            autoComplete="off"
            onChange={(event) => change(worker.id, { workerName: event.target.value })}
          />
          <TextField
            id={`card.${worker.id}`}
            label={t('contractor.safetyCardNo')}
            value={worker.safetyCardNo}
            maxLength={40}
            required={false}
            autoComplete="off"
            onChange={(event) => change(worker.id, { safetyCardNo: event.target.value })}
          />
          {workers.length > 1 ? (
            <button type="button" className="link" onClick={() => onChange(workers.filter(({ id }) => id !== worker.id))}>
              {t('contractor.removeWorker', { number: index + 1 })}
            </button>
          ) : null}
        </div>
      ))}
      {workers.length < most ? (
        <button type="button" className="secondary" onClick={() => onChange([...workers, newWorker()])}>
          {t('contractor.addWorker')}
        </button>
      ) : null}
    </>
  );
}
