import { serveSigning } from './serve-signing.ts';

serveSigning(self);
