export { enSignIn as default } from '@laundry/shared/messages/en-sign-in';
