export { ja as default } from '@laundry/shared/messages/ja';
