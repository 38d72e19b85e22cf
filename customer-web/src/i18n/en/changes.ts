import type { TextsLike } from '../texts-like';
import type ja from '../ja/changes';

const en: TextsLike<typeof ja> = {
  change: {
    title: 'Change a request',
    steps: ['Details', 'Review', 'Done'],
    lead: 'A new time must be at least 2 hours after the original one.',
    now: 'Planned now: {moment}',
    delivery_moved: 'To follow your new pickup, the delivery was changed to {moment}.',
    moved_along: 'to follow your new pickup',
    fixed: 'This cannot be changed',
    unread: 'We can’t read it',
    box_unread: 'We can’t read the code that you saved. Please enter it again.',
    unchanged: 'Nothing has been changed yet.',
    to_confirm: 'Review change',
    confirm_title: 'Please review your change',
    from_to: '{from} → {to}',
    submit: 'Save change',
    not_sent: 'Your change could not be saved',
    done_title: 'Your request has been changed',
    to_currents: 'Back to your requests',
    gone: 'This request cannot be found. It has been delivered or cancelled.',
    nothing: 'Nothing can be changed about this request.',
  },
  cancel: {
    title: 'Cancel a request',
    question: 'Do you want to cancel this request?',
    bags_back_one: 'When you cancel, {count} bag goes back to your bags left.',
    bags_back_other: 'When you cancel, {count} bags go back to your bags left.',
    to_plan: 'See your plan',
    submit: 'Cancel request',
    keep: 'Keep request',
    not_sent: 'Your request could not be cancelled',
    done_title: 'Your request is cancelled',
    done: 'Request no. {id} ({pickup}) is cancelled',
    done_lead: '{bags} went back to your bags left.',
    request: 'Request another pickup',
  },
};
export default en;
