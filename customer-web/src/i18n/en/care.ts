import type { TextsLike } from '../texts-like';
import type ja from '../ja/care';

const en: TextsLike<typeof ja> = {
  title: 'How to care for your laundry',
  lead: 'Whoever washes and folds for you sees what you wish, so you need not write it with every request.',
  fields: {
    care_detergent: 'Detergent',
    care_drying: 'Drying',
    care_folding: 'Folding',
    care_avoid: 'Not to be washed',
  },
  hints: {
    care_detergent: 'Mild detergent is an option of your plan.',
    care_drying: 'What hangs to dry sees no dryer. Laundry brought on hangers is an option of your plan.',
    care_folding: 'As it fits your drawers and shelves.',
  },
  avoid_hint: 'If it is in a bag, we bring it back unwashed. Up to {max} characters.',
  submit: 'Save',
  saved: 'Your wishes are saved',
  saved_lead: 'They hold for what is washed from now on.',
  back: 'Back to your details',
};
export default en;
