import type * as wire from './generated.ts';

/** People as the server describes them. */

export type {
  AccountView as Account,
  ChangeAccount as Change,
  Delete as Confirmed,
  Me,
  PasskeyView as Passkey,
  PersonView as Person,
  Profile,
  RegisterAccount as NewAccount,
  SessionView as Session,
  ShowSecondFactor as Shown,
  TwoStepSecret,
  TwoStepView as TwoStep,
} from './generated.ts';

export type Colours = wire.ChangeAccount['colours'];
export type Kept = wire.KeptThings['kept'];
export type Purpose = wire.Purpose['purpose'];
