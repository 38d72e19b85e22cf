import { LANGS, type Lang } from '@laundry/shared/constants/langs';
import { OneOf } from '../../../common/validation/rules.js';

export class LanguageDto {
  @OneOf(LANGS) current_lang: Lang;
}
