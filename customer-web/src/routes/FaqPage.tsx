export { Faq as default } from '../features/faq/Faq';
