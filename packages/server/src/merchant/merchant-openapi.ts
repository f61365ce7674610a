import { merchantApiVersion } from '@billfold/core/contract';
import { createOpenApi, type OpenApi } from '../http/openapi.ts';

/** Creates the document of the merchant API, whose calls need an API key with their scope. */
export function createMerchantOpenApi(): OpenApi {
  return createOpenApi({
    title: 'Billfold merchant API',
    description: 'Calls that the server of a business makes with one of its secret keys.',
    securitySchemes: {
      apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'bf_test_sk_… or bf_live_sk_…' },
    },
    security: ({ scope }) => [{ apiKey: scope === undefined ? [] : [scope] }],
    parameters: [
      {
        name: 'Billfold-Version',
        in: 'header',
        required: false,
        schema: { type: 'string', const: merchantApiVersion },
      },
    ],
  });
}
