import { type ReactNode, use, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/buttons/Button';
import { useTexts } from '../../../i18n/texts';
import type { RegistrationValues } from '../form/registration-values';
import { classNames } from '../../../styles/class-names';
import styles from './Part.module.css';
import { FIELDS_OF, type PartName, headingIdOf } from './parts';
import { OneByOneContext } from './one-by-one';
import { focusPart, useGoOn } from './use-go-on';
import { usePartSummary } from './use-part-summary';

interface PartProps {
  name: PartName;
  children: ReactNode;
}

/**
 * A part of the form. It stands open until whoever fills it in goes on to the next; then one line tells what is in it. What
 * is wrong in it opens it again.
 */
export function Part({ name, children }: PartProps) {
  const { parts: t } = useTexts('registration');
  const form = useFormContext<RegistrationValues>();
  const [isClosed, setIsClosed] = useState(false);
  const { errors, isSubmitted } = form.formState;
  const fields = FIELDS_OF[name];
  const isWrong = fields.some((field) => errors[field] !== undefined);
  useEffect(() => {
    if (isWrong) setIsClosed(false);
  }, [isWrong]);
  const oneByOne = use(OneByOneContext);
  const isOpen = isWrong || (oneByOne === null ? !isClosed : oneByOne.at === name);
  const { parts, next, goOn } = useGoOn(name, () => setIsClosed(true));
  const isAhead = oneByOne !== null && parts.indexOf(name) > parts.indexOf(oneByOne.at);
  const isFolded = !isOpen && !isAhead;
  const reopen = (): void => {
    if (oneByOne !== null) {
      oneByOne.goTo(name);
      return;
    }
    flushSync(() => setIsClosed(false));
    focusPart(name);
  };
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
          {t.names[name]}
        </h2>
        {isFolded && (
          <>
            <Button
              kind="secondary"
              small
              aria-expanded="false"
              aria-controls={bodyId}
              aria-label={t.open_label({ part: t.names[name] })}
              onClick={reopen}
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
        {children}
        {/* One by one, it is at the thumb (RegistrationBar). */}
        {next && oneByOne === null && (
          <div>
            <Button kind="secondary" wide onClick={() => void goOn()}>
              {t.go_on({ part: t.names[next] })}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

function PartSummary({ name }: { name: PartName }) {
  const lines = usePartSummary(name);
  return <p className={styles.summary}>{lines.join('\n')}</p>;
}
