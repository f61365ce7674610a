/** Code of the contract that pays out on sandboxes of the Ethereum family, for a node that runs it. */
export const payoutCode = '0x36600557005b5f5f5f5f6024356004355af16018575f5ffd5b00';
