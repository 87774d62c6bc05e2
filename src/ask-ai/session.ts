import {Conversation} from './Conversation';
import {createEngines} from './createEngines';

/** What outlives the modal: the conversation, and a question that is not asked yet. A reload forgets both. */
export const conversation = new Conversation(createEngines());

export const draft = {text: ''};
