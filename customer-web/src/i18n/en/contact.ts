import type { TextsLike } from '../texts-like';
import type ja from '../ja/contact';

const en: TextsLike<typeof ja> = {
  meta_title: 'Contact',
  meta_description:
    'Questions about Sentakubin, the laundry service that picks up and delivers: answers, and how to reach us.',
  title: 'Contact us',
  lead: 'If your question isn’t answered here, please write to us.',
  steps: ['Details', 'Review', 'Done'],
  faq_title: 'Frequently asked questions',
  faq: [
    {
      question: 'How do I change my credit card?',
      answer:
        'Open “Your plan” and choose “Change plan”. You can enter a new card there without changing the plan. If your card was stopped, updating it on the same screen resumes your service.',
    },
    {
      question: 'How do I change my plan?',
      answer:
        'Open “Your plan” and choose “Change plan”. Changes between monthly plans, and from a monthly plan to the one-time plan, take effect next month. A change from the one-time plan to a monthly plan takes effect right away.',
    },
    {
      question: 'How do I get extra bags?',
      answer:
        'When you run out of bags, choose “Buy more bags” on the request page. You can buy up to 20 at a time; they are valid for requests made until the end of the month.',
    },
  ],
  all_questions: 'See all questions',
  guide: 'Read the pickup and delivery notes',
  support: 'Visit the support site',
  form_title: 'Write to us',
  email: 'Email address',
  email_hint: 'We’ll reply to this address.',
  contact: 'Your question',
  contact_hint: 'Please add the request number and date if you know them (up to {max} characters).',
  to_confirm: 'Check my message',
  confirm_title: 'Check your message',
  confirm_lead: 'If everything is right, press “Send”.',
  submit: 'Send',
  back: 'Back to the form',
  done_title: 'We’ve received your message',
  done: 'We’ve sent a confirmation to {email}. We’ll get back to you as soon as we can.',
  not_arrived: 'If it doesn’t arrive, please check your spam folder.',
  to_home: 'Back to the home page',
};

export default en;
