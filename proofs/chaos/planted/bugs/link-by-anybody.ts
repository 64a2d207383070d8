import type { PlantedBug } from './bug.ts'

export const linkByAnybody: PlantedBug = {
  says: 'a request is linked to any company with its key, not only to its addressee',
  edits: [
    {
      file: 'payments/request-keys/link-request.ts',
      find: `    if (user.email_address.toLowerCase() !== request.buyer_email_address?.toLowerCase()) refuseAs('other_address')\n`,
      replace: '',
    },
  ],
  cases: ['end_paying/none/ok/*'],
  caughtBy: ['requests'],
}
