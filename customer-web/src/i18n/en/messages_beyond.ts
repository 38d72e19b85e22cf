export { enBeyondSignIn as default } from '@laundry/shared/messages/en-beyond-sign-in';
