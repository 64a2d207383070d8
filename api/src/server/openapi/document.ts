import { api, type Contract } from '@invoice-card/contracts'
import { platformExamples } from './errors.ts'
import { operationOf, type Operation } from './operation.ts'
import { namedSchemas } from './schemas.ts'
import { shareResponses } from './shared-responses.ts'

export type OpenApiDocument = ReturnType<typeof openApiDocument>

const description = `Companies pay supplier invoices by card and ask their buyers to do so.

Signed-in calls carry two tokens of one session: the id token in \`authorization\` and the access token in \`x-access-token\`. When a call answers 401 \`expired_access_token\`, ask \`refreshTokens\` and send it again; \`invalid_access_token\` asks for a new sign-in.

Calls of other companies' programs carry the access token of OAuth in \`authorization\` instead; neither kind of token opens the calls of the other.

Every refusal has the shape of \`ErrorBody\`: \`status\` is a code listed with the call, \`message\` is Japanese text fit to be shown, \`fields\` says what is wrong with which field, \`request_id\` names the request in our logs. Ids of other companies are answered like ids that do not exist.

Amounts are whole yen, days are days in Japan (\`YYYY-MM-DD\`), instants are ISO 8601 with offset. Lists take \`from\` and \`size\`.`

/** The API as OpenAPI 3.1, made of the same tables that the server answers by. */
export function openApiDocument(
  messagesOf: Readonly<Record<string, Readonly<Record<string, string>>>>,
  origin: string,
) {
  const described: Record<string, Record<string, Operation>> = {}
  for (const [resource, contract] of Object.entries<Contract>(api)) {
    for (const [name, endpoint] of Object.entries(contract)) {
      described[endpoint.path] = {
        ...described[endpoint.path],
        [endpoint.method.toLowerCase()]: operationOf(resource, name, endpoint, messagesOf[resource] ?? {}),
      }
    }
  }
  const { paths, responses } = shareResponses(described)
  return {
    openapi: '3.1.0',
    info: { title: '請求書カード払いオンライン API', version: '1.0.0', description },
    servers: [{ url: origin }],
    tags: Object.keys(api).map(name => ({ name, ...(name in tags ? { description: tags[name] } : {}) })),
    paths,
    components: {
      schemas: namedSchemas(),
      responses,
      examples: platformExamples(),
      securitySchemes: {
        idToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The id token in `authorization`.',
        },
        accessToken: {
          type: 'apiKey',
          in: 'header',
          name: 'x-access-token',
          description:
            'The access token of the same session; it decides. Valid for ten minutes, then 401 `expired_access_token` asks for a refresh.',
        },
        clientToken: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The access token of a program that acts for a user (RFC 6750), from `POST /api/v1/oauth/token`. Valid for fifteen minutes; a refresh ends it.',
        },
      },
    },
  }
}

const tags: Readonly<Record<string, string>> = {
  sessions: 'Signing in and out',
  registrations: 'Signing up',
  credentials: 'Password and e-mail address',
  security: 'Devices that are signed in, the log of sign-ins, and the second factor',
  users: 'The user and the company',
  verification: 'Whether the company has shown that it is the one of the register',
  notifications: 'お知らせ',
  suppliers: '登録取引先 and their bank accounts',
  accounts: 'Names on bank transfers',
  banks: 'Banks, branches and days',
  creditCards: 'Saved cards and results of card payments',
  promotions: 'Promotion codes',
  payments: 'Card payments for requests, and cards that are authorised again',
  invoices: 'お支払い',
  invoiceFiles: '請求書 files and reading them',
  drafts: 'Half-filled payments',
  collections: "カード払いのご依頼, the seller's side",
  requestDrafts: 'Half-filled requests',
  requestSchedules: 'Requests that are prepared as drafts each month',
  requestKeys: 'Links to requests',
  duePayments: 'What falls due soon',
  search: 'One search over payments, suppliers and requests',
  stats: 'The counts of the header',
  buyers: "The company's own accounts, for money from requests",
  oauth: "Access for other companies' programs (OAuth 2.1)",
  preGroups: 'Payments that programs prepared, for users',
  dataExports: 'A ZIP of everything that the company has',
  closures: 'Leaving the service: what hinders it, what it ends, what stays',
  externalClients: "Calls of other companies' programs, by OAuth access token",
  postalCodes: 'Addresses of postal codes',
  system: 'Clock and toggles',
}
