import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts';
import styles from './Field.module.css';
import { classNames } from '../../styles/class-names';

export type FieldMark = 'required' | 'optional';

export function FieldLabel({ mark, children }: { mark?: FieldMark | undefined; children: ReactNode }) {
  const t = useTexts('common');
  return (
    <>
      <span>{children}</span>
      {mark && <span className={classNames(styles.mark, styles[mark])}>{t[mark]}</span>}
    </>
  );
}
