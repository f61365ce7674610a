'use client';
import { createContext } from 'react';

/** Reads whether the host says that the server is out of reach, so that no failed call need say it again. */
export const ReachContext = createContext<() => boolean>(() => false);
