export { DeliveryNotes as default } from '../features/notice/DeliveryNotes';
