import { Page } from '../../components/ui/Page';
import { Steps } from '../../components/ui/Steps';
import { useTexts } from '../../i18n/texts';
import type { ContactBody, CurrentUser } from '../../lib/api-types';
import { dropDraft } from '../../lib/form/form-draft';
import { useDoneStep } from '../../lib/form/use-done-step';
import { useRuleForm } from '../../lib/form/use-rule-form';
import { useSendOnce } from '../../lib/form/use-send-once';
import { useSending } from '../../lib/form/use-sending';
import { useStepTitle } from '../../lib/step-title';
import { ContactConfirm } from './ContactConfirm';
import { ContactDone } from './ContactDone';
import { ContactInput } from './ContactInput';
import { Faq } from './Faq';
import { SupportSite } from './SupportSite';
import { sendContact } from './api';
import { checkContact } from './contact-rules';

/** Answers first, then a question of one's own in three steps. */
export function Contact({ user }: { user: CurrentUser | null }) {
  const t = useTexts('contact');
  const fresh = { email: user?.email ?? '', contact: '' };
  const draft = user === null ? 'contact' : `contact.${user.id}`;
  const form = useRuleForm<ContactBody>({
    defaultValues: fresh,
    rule: checkContact,
    draft: { name: draft, without: [] },
  });
  const steps = useDoneStep<ContactBody, ContactBody>({
    draft,
    written: ({ email: to }) => ({ email: to, contact: '' }),
  });
  const send = useSendOnce(sendContact, draft);
  const { pending, trouble, toConfirm, submit } = useSending({
    form,
    steps,
    send,
    onSent: (_nothing, values) => {
      steps.toDone(values);
      form.reset(fresh);
      dropDraft(draft);
    },
  });
  const { confirming, done } = steps;

  useStepTitle(done ? t.done_title : confirming ? t.confirm_title : null);
  if (done) return <ContactDone email={done.email.trim()} />;
  if (confirming) {
    return (
      <Page title={t.confirm_title} lead={t.confirm_lead}>
        <Steps names={t.steps} current={2} />
        <ContactConfirm
          values={confirming}
          pending={pending}
          trouble={trouble}
          onBack={steps.toInput}
          onSubmit={() => submit(confirming)}
        />
      </Page>
    );
  }
  return (
    <Page title={t.title} lead={t.lead}>
      <Faq />
      <Steps names={t.steps} current={1} />
      <ContactInput form={form} onChecked={toConfirm} />
      <SupportSite />
    </Page>
  );
}
