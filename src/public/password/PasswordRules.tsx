import { PASSWORD_LENGTH, passwordProblems, passwordRules } from '#schemas/kernel/rights/password.ts';
import { useTranslation } from '../translation.tsx';

/** The rules of a new password (000 §5), ticked as soon as they are met; screen readers hear how many are left. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  const { t } = useTranslation();
  const broken = password === '' ? passwordRules : passwordProblems(password);
  return (
    <>
      <ul id={id} className="rules">
        {passwordRules.map((rule) => {
          const kept = !broken.includes(rule);
          return (
            <li key={rule} data-kept={kept}>
              <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
                {kept ? <path d="m3.5 8.5 3 3 6-6.5" /> : <circle cx="8" cy="8" r="2.2" />}
              </svg>
              {t(`entry.password.rules.${rule}`, PASSWORD_LENGTH)}
              <span className="hidden">{t(kept ? 'entry.password.kept' : 'entry.password.open')}</span>
            </li>
          );
        })}
      </ul>
      <p className="hidden" role="status">
        {password === '' ? '' : t(broken.length ? 'entry.password.left' : 'entry.password.fine', { smart_count: broken.length })}
      </p>
    </>
  );
}
