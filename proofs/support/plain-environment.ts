// Removes the variables of the test runner: a product that a proof starts runs as it does elsewhere.
const own = /^(NODE_ENV|MODE|DEV|PROD|SSR|TEST|BASE_URL|VITEST.*)$/;
for (const name of Object.keys(process.env)) if (own.test(name)) delete process.env[name];
