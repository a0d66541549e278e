import { forgetAnswers } from '../http/answer-cache.ts';

/** Forgets what the service told the former person in this session, also what is under way (R7.31). */
export const forgetSessionAnswers = (): void => forgetAnswers();
