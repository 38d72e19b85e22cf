export { jaBeyondSignIn as default } from '@laundry/shared/messages/ja-beyond-sign-in';
