/** An administrator as other administrators see them. */
export class AdministratorView {
  id: number;
  created_at: string;
  name1: string;
  name2: string;
  email: string;
  has_second_factor: boolean;
}
