import { LIMITS } from '@laundry/shared/constants/limits';
import { useState } from 'react';
import { Button } from '../../../components/buttons/Button';
import { Card } from '../../../components/page/Card';
import { TextField } from '../../../components/fields/TextField';
import { CheckboxField } from '../../../components/fields/CheckboxField';
import { Modal } from '../../../components/messages/Modal';
import { Textarea } from '../../../components/fields/Textarea';
import { useRegistrationForm } from '../form/registration-form';
import styles from './TermsSection.module.css';

export function TermsSection() {
  const { t, text, choice } = useRegistrationForm();
  const [open, setOpen] = useState(false);
  return (
    <Card title={t.sections.others}>
      <TextField
        {...text('referral_code')}
        hint={t.referral_note}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Textarea {...text('bikou1')} hint={t.bikou_note({ max: LIMITS.remarksLength })} />
      <div className="stack-tight">
        <div>
          <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t.terms_open}
          </Button>
        </div>
        <CheckboxField {...choice('agree')} label={t.agree} />
      </div>
      <Modal open={open} onClose={() => setOpen(false)} title={t.terms_title}>
        <ol className={styles.terms}>
          {t.terms_body.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ol>
      </Modal>
    </Card>
  );
}
