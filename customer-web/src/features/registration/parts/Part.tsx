import { type ReactNode, use, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../../components/buttons/Button';
import { Alert } from '../../../components/messages/Alert';
import { useTexts } from '../../../i18n/texts';
import type { RegistrationValues } from '../form/registration-values';
import { classNames } from '../../../styles/class-names';
import styles from './Part.module.css';
import { FIELDS_OF, type PartName, headingIdOf } from './parts';
import { PlaceContext } from './place';
import { usePartNames } from './use-part-names';
import { usePartSummary } from './use-part-summary';
import { useParts } from './use-parts';

interface PartProps {
  name: PartName;
  children: ReactNode;
}

/**
 * A part of the form. It stands open until whoever fills it in goes on to the next; then one line tells what is in it. What
 * is found wrong in it opens it beside the part that one is at, for as long as one is there: mended, it must not fold under
 * who types.
 */
export function Part({ name, children }: PartProps) {
  const { parts: t, resumed, resumed_rest } = useTexts('registration');
  const title = usePartNames()[name];
  const form = useFormContext<RegistrationValues>();
  const { at, isResumed, goTo } = use(PlaceContext);
  const parts = useParts();
  const [wrongAt, setWrongAt] = useState<PartName | null>(null);
  const { errors, isSubmitted } = form.formState;
  const fields = FIELDS_OF[name];
  const isWrong = fields.some((field) => errors[field] !== undefined);
  if (isWrong && wrongAt !== at) setWrongAt(at);
  const isOpen = at === name || isWrong || wrongAt === at;
  const isAhead = parts.indexOf(name) > parts.indexOf(at);
  const isFolded = !isOpen && !isAhead;
  /** Before the form was sent once nothing is judged while it is typed. */
  const forgive = (field: string): void => {
    const known = fields.find((each) => each === field);
    if (!isSubmitted && known && errors[known]) form.clearErrors(known);
  };
  const bodyId = `${headingIdOf(name)}-fields`;
  return (
    <section className={classNames(styles.part, isAhead && styles.ahead)}>
      <div className={styles.head}>
        {isFolded && (
          <span className={styles.done} aria-hidden="true">
            ✓
          </span>
        )}
        <h2 id={headingIdOf(name)} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {isFolded && (
          <>
            <Button
              kind="secondary"
              small
              aria-expanded="false"
              aria-controls={bodyId}
              aria-label={t.open_label({ part: title })}
              onClick={() => goTo(name)}
            >
              {t.open}
            </Button>
            <PartSummary name={name} />
          </>
        )}
      </div>
      <div
        id={bodyId}
        className="stack"
        hidden={!isOpen}
        onChange={({ target }) => forgive(target instanceof Element ? (target.getAttribute('name') ?? '') : '')}
      >
        {/* Where one goes on: a reload leads to that part, past what stands above it. */}
        {isResumed && at === name && form.getValues('password') === '' && (
          <Alert role="status">
            <p>{name === 'plan' ? resumed : resumed_rest}</p>
          </Alert>
        )}
        {children}
      </div>
    </section>
  );
}

function PartSummary({ name }: { name: PartName }) {
  const lines = usePartSummary(name);
  return <p className={styles.summary}>{lines.join('\n')}</p>;
}
