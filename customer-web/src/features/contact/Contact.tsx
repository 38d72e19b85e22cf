import { useMutation } from '@tanstack/react-query';
import { Page } from '../../components/ui/Page';
import { Steps } from '../../components/ui/Steps';
import { useTexts } from '../../i18n/texts';
import type { ContactBody } from '../../lib/api-types';
import { dropDraft } from '../../lib/form-draft';
import { newIdempotencyKey } from '../../lib/idempotency-key';
import { useBackToFields } from '../../lib/use-back-to-fields';
import { useDoneStep } from '../../lib/use-done-step';
import { useRuleForm } from '../../lib/use-rule-form';
import { ContactConfirm } from './ContactConfirm';
import { ContactDone } from './ContactDone';
import { ContactInput } from './ContactInput';
import { Faq } from './Faq';
import { sendContact } from './api';
import { checkContact } from './contact-rules';

const DRAFT = 'contact';

interface Checked {
  values: ContactBody;
  key: string;
}

/** Answers first, then a question of one's own in three steps. `email`: the signed-in customer's, else empty. */
export function Contact({ email }: { email: string }) {
  const t = useTexts('contact');
  const fresh = { email, contact: '' };
  const form = useRuleForm<ContactBody>({
    defaultValues: fresh,
    rule: checkContact,
    draft: { name: DRAFT, without: [] },
  });
  const { confirming, done, toConfirm, toInput, toDone } = useDoneStep<Checked, ContactBody>({
    draft: DRAFT,
    written: ({ email: to }) => ({ email: to, contact: '' }),
  });
  const sending = useMutation({
    mutationFn: ({ values, key }: Checked) => sendContact(values, key),
    onSuccess: (_nothing, { values }) => {
      toDone(values);
      form.reset(fresh);
      dropDraft(DRAFT);
    },
    onError: useBackToFields(form, toInput),
  });
  const pending = sending.isPending || sending.isSuccess;

  if (done) return <ContactDone email={done.email.trim()} />;
  if (confirming) {
    return (
      <Page title={t.confirm_title} lead={t.confirm_lead}>
        <Steps names={t.steps} current={2} />
        <ContactConfirm
          values={confirming.values}
          pending={pending}
          trouble={sending.error}
          onBack={toInput}
          onSubmit={() => pending || sending.mutate(confirming)}
        />
      </Page>
    );
  }
  return (
    <Page title={t.title} lead={t.lead}>
      <Faq />
      <Steps names={t.steps} current={1} />
      <ContactInput
        form={form}
        onChecked={(values) => {
          sending.reset();
          toConfirm({ values, key: newIdempotencyKey() });
        }}
      />
    </Page>
  );
}
