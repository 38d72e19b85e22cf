export { en as default } from '@laundry/shared/messages/en';
