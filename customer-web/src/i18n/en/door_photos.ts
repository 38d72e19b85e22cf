import type { TextsLike } from '../texts-like';
import type ja from '../ja/door_photos';

const en: TextsLike<typeof ja> = {
  delivery: 'Photos of the delivery',
  absence: 'Photos of our visit while you were out',
  photo: '{title}, {place}',
  taken_at: 'Taken {at}',
  gone: 'This photo cannot be shown',
};

export default en;
