import { shellTexts } from '../i18n/shell';
import { tokens } from './tokens';

const mark = {
  display: 'inline-block',
  marginLeft: '6px',
  padding: '0 5px',
  borderRadius: 4,
  color: tokens.danger,
  // Behind it runs the border of the field.
  backgroundColor: tokens.dangerSoft,
  fontSize: 12,
  fontWeight: 700,
  lineHeight: '18px',
};
const word = JSON.stringify(shellTexts.required);
const ofLabel = '& > .MuiFormLabel-root::after';

/**
 * The word beside the label of a field that is `required`, whose control says so to screen readers. A group of boxes, of
 * which none is required, has the class: there the word is read.
 */
export const requiredMark = {
  variants: [{ props: { required: true }, style: { [ofLabel]: { ...mark, content: [word, `${word} / ""`] } } }],
  [ofLabel.replace('&', '&.required')]: { ...mark, content: word },
};
