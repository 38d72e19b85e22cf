export const ADMINISTRATORS_PATH = '/members/administrators';
