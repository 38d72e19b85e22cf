export { jaSignIn as default } from '@laundry/shared/messages/ja-sign-in';
