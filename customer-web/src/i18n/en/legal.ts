import type { TextsLike } from '../texts-like';
import type ja from '../ja/legal';

const en: TextsLike<typeof ja> = {
  tokushoho: 'Specified Commercial Transactions Act',
  privacy: 'Privacy policy',
  terms: 'Terms of use',
};

export default en;
