import type { TextsLike } from '../texts-like';
import type ja from '../ja/care';

const en: TextsLike<typeof ja> = {
  title: 'Laundry preferences',
  lead: 'Everyone who washes and folds for you sees these, so you don’t have to write them with each request.',
  fields: {
    care_detergent: 'Detergent',
    care_drying: 'Drying',
    care_folding: 'Folding',
    care_avoid: 'Don’t wash',
  },
  hints: {
    care_detergent: 'Mild detergent is an option of your plan.',
    care_drying: 'Laundry hung to dry doesn’t go in a dryer. Delivery on hangers is an option of your plan.',
    care_folding: 'To fit your drawers and shelves.',
  },
  avoid_hint: 'If it’s in a bag, we bring it back unwashed. Up to {max} characters.',
  submit: 'Save',
  saved: 'Your preferences are saved',
  saved_lead: 'They apply to everything we wash from now on.',
  back: 'Back to your details',
};
export default en;
